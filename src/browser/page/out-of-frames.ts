/**
 * Hides a page that somebody put into a frame. For pages that no header reaches; a policy in the markup cannot forbid
 * frames. Runs before anything is drawn.
 */
export function outOfFrames(): void {
  if (window.self !== window.top) document.documentElement.hidden = true;
}
