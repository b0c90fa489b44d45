// Shows the access patterns that have all the words, in any order.
document.addEventListener("DOMContentLoaded", () => {
  const input = document.getElementById("search");
  if (!input) return;
  const status = document.getElementById("search-status");
  const patterns = [...document.querySelectorAll(".pattern")];
  const groups = [...document.querySelectorAll(".patterns")];
  const texts = new Map(patterns.map((each) => [each, each.textContent.toLowerCase()]));
  input.closest("search").hidden = false;

  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const pattern of patterns) {
      pattern.hidden = !words.every((word) => texts.get(pattern).includes(word));
      if (!pattern.hidden) shown++;
    }
    for (const group of groups) group.hidden = !group.querySelector(".pattern:not([hidden])");
    status.textContent = words.length ? `${shown} of ${patterns.length} access patterns` : "";
  };
  input.addEventListener("input", filter);
  filter();
});
