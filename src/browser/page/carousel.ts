// Quotes that are turned one by one on a phone. After the last one comes the first again.
const frame = document.querySelector('[data-carousel]');
const row = frame?.querySelector('ul');
if (frame && row) {
  const pages = [...row.children] as HTMLElement[];
  const dots = [...frame.querySelectorAll('[data-show]')];
  const liveRegion = frame.querySelector('[aria-live]');
  let shown = 0;
  let settling = 0;

  const mark = (index: number) => {
    if (index === shown) return;
    dots[shown]?.removeAttribute('aria-current');
    shown = index;
    dots[shown]?.setAttribute('aria-current', 'true');
    if (liveRegion) liveRegion.textContent = dots[shown]?.getAttribute('aria-label') ?? '';
  };
  const offset = (index: number) => (pages[index]?.offsetLeft ?? 0) - (pages[0]?.offsetLeft ?? 0);

  frame.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-turn],[data-show]');
    if (!button) return;
    const turn = button.dataset.turn;
    mark(turn ? (shown + Number(turn) + pages.length) % pages.length : dots.indexOf(button));
    row.scrollTo({
      left: offset(shown),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  });
  // A finger or an arrow key scrolls the row itself; which quote is shown is known once it rests.
  row.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = window.setTimeout(() => mark(Math.round(row.scrollLeft / offset(1)) || 0), 150);
  });
  // A row that scrolls must be reachable by keyboard; one that does not scroll should not be a tab stop.
  new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth + 1) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }).observe(row);
}
