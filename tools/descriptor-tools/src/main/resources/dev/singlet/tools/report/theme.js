"use strict";
// Without a choice, the page follows the system. The choice is kept where the browser allows it.
{
  const root = document.documentElement;
  root.classList.add("js");
  const remembered = {
    get() { try { return localStorage.getItem("singlet-theme"); } catch { return null; } },
    set(theme) { try { localStorage.setItem("singlet-theme", theme); } catch { /* not allowed */ } },
  };
  if (remembered.get()) root.dataset.theme = remembered.get();
  document.addEventListener("DOMContentLoaded", () => {
    const button = document.querySelector(".theme");
    const system = matchMedia("(prefers-color-scheme: dark)");
    const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
    const show = () => button.setAttribute("aria-pressed", String(isDark()));
    button.hidden = false;
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      remembered.set(root.dataset.theme);
      show();
    });
    system.addEventListener("change", show);
    show();
  });
}
