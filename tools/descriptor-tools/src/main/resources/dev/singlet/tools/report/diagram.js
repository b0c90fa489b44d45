// Zooming changes the size of the drawing; moving is the scrolling of its frame.
document.addEventListener("DOMContentLoaded", () => {
  const canvas = document.querySelector(".canvas");
  const toolbar = document.querySelector(".toolbar");
  const keys = toolbar.querySelector(".keys");
  const details = [...canvas.children];
  let scale = 1;
  toolbar.hidden = false;

  const drawing = () => canvas.querySelector(".detail:not([hidden]) > svg");
  const size = () => drawing().viewBox.baseVal;

  const zoom = (to, x = canvas.clientWidth / 2, y = canvas.clientHeight / 2) => {
    const next = Math.min(3, Math.max(0.08, to));
    const left = (canvas.scrollLeft + x) / scale;
    const top = (canvas.scrollTop + y) / scale;
    scale = next;
    drawing().style.width = `${size().width * scale}px`;
    drawing().style.height = `${size().height * scale}px`;
    canvas.scrollLeft = left * scale - x;
    canvas.scrollTop = top * scale - y;
  };
  const fit = () => {
    const wide = (canvas.clientWidth - 2) / size().width;
    const high = (canvas.clientHeight - 2) / size().height;
    zoom(Math.min(1, wide, high));
  };
  // Owners stand at the left, the one that most follows from in the middle of its height.
  const leftmost = () => {
    const places = [...drawing().querySelectorAll(".box")].map((box) => box.transform.baseVal[0].matrix);
    return places.sort((one, other) => one.e - other.e || one.f - other.f)[0]?.f ?? 0;
  };
  // A large diagram begins legible at its left rather than whole.
  const begin = () => {
    const most = Math.max(320, innerHeight * 0.75);
    canvas.style.height = "auto";
    zoom(Math.min(1, Math.max(0.75, (canvas.clientWidth - 2) / size().width)));
    canvas.style.height = `${Math.min(most, size().height * scale + 2)}px`;
    canvas.scrollTo(0, leftmost() * scale - canvas.clientHeight / 3);
  };
  const steps = {
    in: () => zoom(scale * 1.25),
    out: () => zoom(scale / 1.25),
    fit,
    full: () => zoom(1),
  };

  toolbar.addEventListener("click", (event) => steps[event.target.dataset.zoom]?.());
  keys.addEventListener("click", () => {
    const onlyKeys = keys.getAttribute("aria-pressed") !== "true";
    keys.setAttribute("aria-pressed", String(onlyKeys));
    for (const detail of details) detail.hidden = (detail.dataset.detail === "keys") !== onlyKeys;
    begin();
  });
  canvas.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = { "+": steps.in, "=": steps.in, "-": steps.out, 0: steps.fit }[event.key];
    if (step) {
      event.preventDefault();
      step();
    }
  });
  canvas.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const frame = canvas.getBoundingClientRect();
    zoom(scale * Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
  }, { passive: false });

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const from = { x: event.clientX + canvas.scrollLeft, y: event.clientY + canvas.scrollTop };
    const move = (at) => canvas.scrollTo(from.x - at.clientX, from.y - at.clientY);
    canvas.setPointerCapture(event.pointerId);
    canvas.classList.add("moving");
    canvas.addEventListener("pointermove", move);
    canvas.addEventListener("lostpointercapture", () => {
      canvas.classList.remove("moving");
      canvas.removeEventListener("pointermove", move);
    }, { once: true });
  });

  // Under the pointer, a box shows its lines and a line its boxes.
  for (const svg of canvas.querySelectorAll("svg")) {
    const boxes = [...svg.querySelectorAll(".box")];
    const lines = [...svg.querySelectorAll("[data-ends]")];
    const show = (isShown) => {
      for (const line of lines) line.classList.toggle("on", isShown(line));
      const ends = new Set(lines.filter(isShown).flatMap((line) => line.dataset.ends.split(" ")));
      for (const box of boxes) box.classList.toggle("on", ends.has(box.dataset.box));
      svg.classList.toggle("focused", ends.size > 0);
    };
    svg.addEventListener("pointerover", (event) => {
      const box = event.target.closest(".box");
      const line = event.target.closest("[data-ends]");
      show((each) => (box && each.dataset.ends.split(" ").includes(box.dataset.box))
        || (line && each.dataset.ends === line.dataset.ends));
    });
    svg.addEventListener("pointerleave", () => show(() => false));
  }

  document.getElementById("diagram").addEventListener("shown", begin);
  begin();
});
