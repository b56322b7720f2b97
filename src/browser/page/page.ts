// The small script every page carries: theme choice, menu, language choice, sign-out.
import { languageKey, themeKey } from '#browser/page/keys.ts';

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked storage: the choice holds for this page only.
  }
}

const root = document.documentElement;
const menu = document.querySelector<HTMLDialogElement>('#menu');

function markTheme(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-set]'))
    button.setAttribute('aria-pressed', String(button.dataset.themeSet === root.dataset.themeChoice));
}
markTheme();

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const target = event.target.closest<HTMLElement>(
    '[data-theme-set],[data-language],[data-menu],[data-logout],#menu a',
  );
  const openThemes = document.querySelector<HTMLDetailsElement>('.theme-picker[open]');
  if (openThemes && !openThemes.contains(event.target)) openThemes.open = false;
  // A click on the dialog itself is a click beside its panel.
  if (event.target === menu) menu?.close();
  if (!target) return;

  const theme = target.dataset.themeSet;
  if (theme) {
    keep(themeKey, theme === 'system' ? null : theme);
    dispatchEvent(new Event('themechoice'));
    markTheme();
    if (openThemes) {
      openThemes.open = false;
      openThemes.querySelector('summary')?.focus();
    }
  }
  const language = target.dataset.language;
  if (language) {
    keep(languageKey, language);
    delete root.dataset.offerSpanish;
    // The same place in the other language: the anchor is known only now.
    if (target instanceof HTMLAnchorElement && target.hasAttribute('data-same-page'))
      target.href = target.pathname + location.search + location.hash;
  }
  if (target.dataset.menu === 'open') menu?.showModal();
  else if (target.dataset.menu === 'close' || target.matches('#menu a')) menu?.close();
  if (target.dataset.logout) {
    event.preventDefault();
    fetch('/api/auth/sign-out', { method: 'POST' }).then(
      (answer) => {
        if (answer.ok || answer.status === 401) location.assign(target.dataset.logout || '/');
        else target.textContent = target.dataset.failed ?? '';
      },
      // Still signed in: leaving the page would hide that, on a shared phone of all places.
      () => (target.textContent = target.dataset.failed ?? ''),
    );
  }
});

document.addEventListener('keydown', (event) => {
  const open = document.querySelector<HTMLDetailsElement>('.theme-picker[open]');
  if (event.key === 'Escape' && open) {
    open.open = false;
    open.querySelector('summary')?.focus();
  }
});
