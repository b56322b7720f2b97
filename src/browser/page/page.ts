// The small script of every page: theme, menu, language, sign-out.
import { languageKey, themeKey } from '#browser/page/keys.ts';
import { nameUnread } from '#browser/page/unread.ts';

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

const root = document.documentElement;
const menu = document.querySelector<HTMLDialogElement>('#menu');
const openThemes = () => document.querySelector<HTMLDetailsElement>('.theme-picker[open]');

function closeThemes(): void {
  const open = openThemes();
  if (!open) return;
  open.open = false;
  open.querySelector('summary')?.focus();
}

function markTheme(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-set]'))
    button.setAttribute('aria-pressed', `${button.dataset.themeSet === root.dataset.themeChoice}`);
}
markTheme();
// Also when the browser shows a page again that it had put aside. The head script hears of both first.
for (const change of ['pageshow', 'unreadchange']) addEventListener(change, nameUnread);

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const themes = openThemes();
  if (themes && !themes.contains(target)) themes.open = false;
  // A click on the dialog element itself is a click outside its panel.
  if (target === menu || target.closest('[data-menu=close],#menu a')) menu?.close();
  const control = target.closest<HTMLElement>('[data-theme-set],[data-language],[data-menu],[data-logout]');
  if (!control) return;

  const { themeSet, language, logout } = control.dataset;
  if (themeSet) {
    keep(themeKey, themeSet === 'system' ? null : themeSet);
    dispatchEvent(new Event('themechoice'));
    markTheme();
    closeThemes();
  }
  if (language) {
    keep(languageKey, language);
    delete root.dataset.offerSpanish;
    // Leads to the same place in the other language; the anchor is only known now.
    if (control instanceof HTMLAnchorElement && 'samePage' in control.dataset)
      control.href = control.pathname + location.search + location.hash;
  }
  if (control.dataset.menu === 'open') menu?.showModal();
  if (logout) {
    event.preventDefault();
    // Still signed in. Leaving the page would hide that, and this may be a shared phone.
    const stay = () => {
      control.textContent = control.dataset.failed ?? '';
    };
    fetch('/api/auth/sign-out', { method: 'POST' }).then(
      ({ ok, status }) => (ok || status === 401 ? location.assign(logout) : stay()),
      stay,
    );
  }
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeThemes();
});
