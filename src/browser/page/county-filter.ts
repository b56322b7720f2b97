// Shows the counties whose name begins as what was typed, and says how many there are.
const input = document.querySelector<HTMLInputElement>('#county-filter');
const liveRegion = document.querySelector('[data-found]');

function filter(): void {
  if (!input || !liveRegion) return;
  const typed = input.value.trim().toLowerCase();
  const names = new Set<string>();
  for (const list of document.querySelectorAll<HTMLElement>('[data-list]')) {
    let shown = 0;
    for (const item of list.querySelectorAll<HTMLElement>('li')) {
      const name = item.textContent.trim().toLowerCase();
      // "Jeff Davis" is found by its second word too.
      const isShown = name.split(' ').some((_, at, words) => words.slice(at).join(' ').startsWith(typed));
      item.hidden = !isShown;
      if (!isShown) continue;
      shown += 1;
      names.add(name);
    }
    list.hidden = shown === 0;
  }
  const { one = '', other = '', none = '' } = input.dataset;
  const words = names.size === 0 ? none : names.size === 1 ? one : other;
  liveRegion.textContent = typed ? words.replace('{count}', String(names.size)) : '';
}

input?.addEventListener('input', filter);
// What a browser fills in again when somebody comes back.
filter();
