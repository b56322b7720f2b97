// The exercises of lessons: counting days, sorting statements, adding up a month, writing a letter. Whatever is typed
// stays in the page; there is no storage and no call here. Loaded by exercises-in-sight.ts.
import { countDays, type DayRule } from '#domain/learning/day-rules.ts';

const language = document.documentElement.lang === 'es' ? 'es-US' : 'en-US';
const put = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
const part = <Found extends HTMLElement>(exercise: HTMLElement, selector: string) =>
  exercise.querySelector<Found>(selector);
const parts = <Found extends HTMLElement>(exercise: HTMLElement, selector: string) => [
  ...exercise.querySelectorAll<Found>(selector),
];

/** What the page said before anybody typed, so that it can be restored. */
const asWritten = new WeakMap<HTMLElement, string>();
function say(place: HTMLElement | null, text: string | null): void {
  if (!place) return;
  if (!asWritten.has(place)) asWritten.set(place, place.textContent ?? '');
  const words = text ?? asWritten.get(place) ?? '';
  // Writing into a live region makes it speak again, even if nothing changed.
  if (place.textContent !== words) place.textContent = words;
}

function updateDays(exercise: HTMLElement): void {
  const output = part<HTMLOutputElement>(exercise, 'output');
  const day = part<HTMLInputElement>(exercise, '[data-day]');
  if (!output || !day) return;
  const { rule, result = '', moved = '' } = output.dataset;
  const counted = countDays(rule as DayRule, day.value);
  if (!counted) return say(output, null);
  const at = new Date(`${counted.date}T00:00:00Z`);
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at);
  const weekday = write({ weekday: 'long' });
  // Sentences without a place for the weekday get it too, because that is what people remember.
  const date = write(result.includes('{weekday}') ? { dateStyle: 'long' } : { dateStyle: 'full' });
  say(output, `${put(result, { date, weekday })}${counted.moved ? ` ${moved}` : ''}`);
}

function updateSort(exercise: HTMLElement, changed?: Element): void {
  const items = parts(exercise, '[data-right]');
  let announcement = '';
  let right = 0;
  for (const item of items) {
    const chosen = part<HTMLInputElement>(item, 'input:checked')?.value;
    const details = part<HTMLDetailsElement>(item, 'details');
    const verdict = part(item, '.sort-verdict');
    const correct = chosen === item.dataset.right;
    if (correct) right += 1;
    if (chosen) item.dataset.verdict = correct ? 'right' : 'wrong';
    else delete item.dataset.verdict;
    if (details) details.open = chosen !== undefined;
    const words = correct ? verdict?.dataset.rightWords : verdict?.dataset.wrongWords;
    say(verdict, chosen && words ? `${words} ` : '');
    // Said aloud for people who do not see the verdict open; with its number, or the second wrong one would be silent.
    if (changed && item.contains(changed)) announcement = `${items.indexOf(item) + 1}. ${words ?? ''}`;
  }
  say(part(exercise, '[data-said]'), announcement);
  const count = part(exercise, '[data-count]');
  say(count, put(count?.dataset.count ?? '', { right, total: items.length }));
}

/** Reads "1,250.50" and "$1250" as dollars, and a Spanish keyboard's "1250,5" too. Null if there is no amount. */
function amountOf(typed: string): number | null {
  const bare = typed.replace(/[^\d.,]/g, '');
  if (!/\d/.test(bare)) return null;
  return Number(bare.replace(/,(\d{1,2})$/, '.$1').replace(/,/g, ''));
}

function updateBudget(exercise: HTMLElement): void {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  let typed = false;
  const total = (kind: string) => {
    const amounts = parts<HTMLInputElement>(exercise, `[data-budget=${kind}] [data-amount]`).map((input) =>
      amountOf(input.value),
    );
    const some = amounts.some((amount) => amount !== null);
    typed ||= some;
    const sum = amounts.reduce<number>(
      (all, amount) => all + (Number.isFinite(amount) ? (amount ?? 0) : 0),
      0,
    );
    say(part(exercise, `[data-total=${kind}]`), some ? money.format(sum) : null);
    return sum;
  };
  const balance = total('in') - total('out');
  const line = part(exercise, '[data-balance]');
  const { left = '', short = '' } = line?.dataset ?? {};
  line?.classList.toggle('no-print', !typed);
  say(line, typed ? put(balance < 0 ? short : left, { amount: money.format(Math.abs(balance)) }) : null);
}

function updateLetter(exercise: HTMLElement): void {
  for (const field of parts<HTMLTextAreaElement>(exercise, '[data-field]'))
    for (const place of parts(exercise, `[data-fill="${field.dataset.field ?? ''}"]`)) {
      const text = field.value.trim();
      say(place, text || null);
      place.classList.toggle('blank', text === '');
    }
}

const updates: Record<string, ((exercise: HTMLElement, changed?: Element) => void) | undefined> = {
  days: updateDays,
  sort: updateSort,
  budget: updateBudget,
  letter: updateLetter,
};
const update = (exercise: HTMLElement, changed?: Element) =>
  updates[exercise.dataset.exercise ?? '']?.(exercise, changed);

const isBegun = (exercise: HTMLElement) =>
  parts<HTMLInputElement>(exercise, 'input, textarea').some(({ type, value, checked }) =>
    type === 'radio' || type === 'checkbox' ? checked : value !== '',
  );

function clear(exercise: HTMLElement): void {
  for (const input of parts<HTMLInputElement>(exercise, 'input, textarea')) {
    if (input.type === 'radio' || input.type === 'checkbox') input.checked = false;
    else input.value = '';
  }
  update(exercise);
  part<HTMLInputElement>(exercise, 'input, textarea')?.focus();
}

function copyLetter(exercise: HTMLElement): void {
  const status = part(exercise, '[data-copied]');
  const { copied = '', notCopied = '' } = status?.dataset ?? {};
  const text = part(exercise, '[data-letter]')?.innerText ?? '';
  // Without HTTPS there is no clipboard.
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => say(status, copied),
    () => say(status, notCopied),
  );
}

/** Prints one exercise alone; src/styles/lesson.css hides whatever is not marked. */
function printAlone(exercise: HTMLElement): void {
  const root = document.documentElement;
  exercise.dataset.printing = '';
  root.dataset.printOne = '';
  const done = () => {
    delete exercise.dataset.printing;
    delete root.dataset.printOne;
  };
  addEventListener('afterprint', done, { once: true });
  print();
}

document.addEventListener('input', (event) => {
  const exercise = (event.target as Element).closest<HTMLElement>('[data-exercise]');
  if (exercise) update(exercise, event.target as Element);
});
document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-print],[data-clear],[data-copy]');
  const exercise = button?.closest<HTMLElement>('[data-exercise]');
  if (!button || !exercise) return;
  if (button.dataset.print !== undefined) printAlone(exercise);
  else if (button.dataset.clear !== undefined) clear(exercise);
  else copyLetter(exercise);
});

// The fields may have been filled in before this script arrived, or restored by the browser.
for (const exercise of document.querySelectorAll<HTMLElement>('[data-exercise]'))
  if (isBegun(exercise)) update(exercise);
