// The editor speaks the language of the browser, so what stands around it does too.

/** Puts the Spanish of each text, placeholder and label in place of the English, where the browser asks for Spanish. */
export function speakAsTheBrowser(page: Document, language = navigator.language): void {
  if (!/^es\b/i.test(language)) return;
  page.documentElement.lang = 'es';
  for (const element of page.querySelectorAll<HTMLElement>('[data-es]'))
    element.textContent = element.dataset['es'] ?? '';
  for (const attribute of ['placeholder', 'aria-label'])
    for (const element of page.querySelectorAll(`[data-es-${attribute}]`))
      element.setAttribute(attribute, element.getAttribute(`data-es-${attribute}`) ?? '');
}
