/** Frames in which what a tab shows has come, or never does. */
const mostFrames = 600;

/** Does something with an element as soon as it is on the page: a tab may have to ask for what it shows. Returns the end of waiting. */
export function onceThere(selector: string, act: (element: HTMLElement) => void): () => void {
  let frame = 0;
  const look = (left: number) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) act(element);
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  // What was just asked for is drawn first.
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => look(mostFrames))));
  return () => cancelAnimationFrame(frame);
}
