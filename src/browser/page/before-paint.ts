/**
 * Runs in the head before anything is painted, so that neither the theme nor the header links flash. The layout
 * writes the text of this function into the page, so it may use nothing from outside itself.
 * An unknown stored value counts as "system".
 */
export function beforePaint(
  themeKey: string,
  languageKey: string,
  isEnglishHome: boolean,
  barColors: { light: string; dark: string },
): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be blocked
    }
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const stored = read(themeKey);
    const choice = stored === 'light' || stored === 'dark' ? stored : 'system';
    const theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
    root.dataset.theme = theme;
    root.dataset.themeChoice = choice;
    root.classList.remove('dark', 'light');
    root.classList.add(theme);
    // Makes the browser's own bar follow the page instead of the device.
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      bar.content = barColors[theme];
  };
  paint();
  dark.addEventListener('change', paint);
  addEventListener('themechoice', paint);
  root.dataset.js = '';
  if (/(?:^|; )in=(?:1|shared)(?:;|$)/.test(document.cookie)) root.dataset.signedIn = '';
  // How many notices are unread, as the portal last read it (`#browser/unread.ts`): the header shows it from the first
  // paint, on a page the browser had put aside, and when it changes.
  const showUnread = () => {
    const unread = /(?:^|; )new=([1-9]\d{0,2})(?:;|$)/.exec(document.cookie)?.[1];
    root.style.setProperty('--unread', unread ? `"${unread}"` : 'none');
  };
  showUnread();
  for (const change of ['pageshow', 'unreadchange']) addEventListener(change, showUnread);

  const language = read(languageKey);
  if (isEnglishHome && language === 'es') location.replace(`/es${location.search}${location.hash}`);
  const preferred = navigator.language.slice(0, 2);
  // Somebody with an account, or with a link from our mail, reads the language they chose, whatever their browser prefers.
  const hasChosen = language !== null || 'signedIn' in root.dataset || /[?&]token=/.test(location.search);
  if (!hasChosen && root.lang === 'en' && preferred === 'es') root.dataset.offerSpanish = '';

  // Fonts wait until the words are on the screen and then change once, when both have arrived. A visitor who comes from
  // another of our pages has them already, and a page prepared in advance has time.
  const fonts = ['Text', 'Heading'];
  const showFonts = () => {
    root.dataset.fonts = '';
  };
  const loadFonts = () => Promise.all(fonts.map((name) => document.fonts.load(`1em "Fresh Key ${name}"`)));
  const hasTime =
    document.referrer.startsWith(`${location.origin}/`) ||
    (document as { prerendering?: boolean }).prerendering;
  if (hasTime) {
    showFonts();
    void loadFonts();
  }
  // What only paper needs waits for the words too; a browser without scripts takes it at once.
  new PerformanceObserver(() => {
    const waiting = document.querySelector('head noscript');
    waiting?.replaceWith(...new DOMParser().parseFromString(waiting.textContent, 'text/html').head.children);
    if (!hasTime) void loadFonts().then(showFonts, showFonts);
  }).observe({ type: 'paint', buffered: true });
}
