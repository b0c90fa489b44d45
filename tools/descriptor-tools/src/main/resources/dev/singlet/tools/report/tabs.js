// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ with automatic activation.
{
  const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

  const select = (tab) => {
    for (const other of tab.parentElement.children) {
      const isSelected = other === tab;
      other.setAttribute("aria-selected", String(isSelected));
      other.tabIndex = isSelected ? 0 : -1;
      panelOf(other).hidden = !isSelected;
    }
    // Not scrollIntoView, after which the Tab key would go on from here.
    const list = tab.parentElement.getBoundingClientRect();
    const place = tab.getBoundingClientRect();
    const beyond = Math.max(0, place.right - list.right) + Math.min(0, place.left - list.left);
    tab.parentElement.scrollLeft += beyond;
    panelOf(tab).dispatchEvent(new CustomEvent("shown", { bubbles: true }));
  };

  // The address is then a link to the tab. It makes no entry in the history.
  const choose = (tab) => {
    select(tab);
    history.replaceState(null, "", "#" + panelOf(tab).id);
  };

  const move = (list, event) => {
    const tabs = [...list.children];
    const at = tabs.indexOf(event.target.closest("[role=tab]"));
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    tabs[to].focus();
    choose(tabs[to]);
  };

  // Opens all that hides the target of a link, from the inside to the outside.
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    for (let at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") at.open = true;
      if (at.getAttribute("role") === "tabpanel") {
        select(document.getElementById(at.getAttribute("aria-labelledby")));
      }
    }
    target.scrollIntoView();
  };

  document.addEventListener("DOMContentLoaded", () => {
    for (const list of document.querySelectorAll("[role=tablist]")) {
      list.addEventListener("keydown", (event) => move(list, event));
      list.addEventListener("click", (event) => {
        const tab = event.target.closest("[role=tab]");
        if (tab) choose(tab);
      });
      select(list.firstElementChild);
    }
    reveal();
  });
  addEventListener("hashchange", reveal);

  // Closed details would be missing on paper.
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details:not([open])")];
    for (const details of opened) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
  });
}
