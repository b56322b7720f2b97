// Quotes turned page by page on a phone. Turning past an end begins again at the other.
const frame = document.querySelector('[data-carousel]');
const row = frame?.querySelector('ul');
if (frame && row) {
  const pages = [...row.children] as HTMLElement[];
  const dots = [...frame.querySelectorAll('[data-show]')];
  const said = frame.querySelector('[aria-live]');
  let shown = 0;
  let settling = 0;

  const mark = (index: number) => {
    if (index === shown) return;
    dots[shown]?.removeAttribute('aria-current');
    shown = index;
    dots[shown]?.setAttribute('aria-current', 'true');
    if (said) said.textContent = dots[shown]?.getAttribute('aria-label') ?? '';
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
  // A finger or an arrow key moves the row itself. The page is known when it has come to rest.
  row.addEventListener('scroll', () => {
    clearTimeout(settling);
    settling = window.setTimeout(() => mark(Math.round(row.scrollLeft / offset(1)) || 0), 150);
  });
  // A row that can be moved must be within reach of the keyboard; one that cannot is no stop for it.
  new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth + 1) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  }).observe(row);
}
