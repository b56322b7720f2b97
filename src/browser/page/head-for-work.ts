/**
 * On the sign-in page: who comes for the workplace reads a heading for them instead of the one for clients. Runs right
 * below the heading, before it is painted. The page writes the text of this function into itself, so it may use
 * nothing from outside itself.
 */
export function headForWork(
  workplaces: readonly string[],
  words: { readonly title: string; readonly heading: string; readonly lead: string },
): void {
  const wanted = new URLSearchParams(location.search).get('returnTo') ?? '';
  if (!workplaces.includes(wanted.replace(/[?#].*/, ''))) return;
  document.title = words.title;
  const say = (selector: string, text: string) => {
    const place = document.querySelector(`.task-head ${selector}`);
    if (place) place.textContent = text;
  };
  say('h1', words.heading);
  say('.lead', words.lead);
  // The bar offers clients their login and their case.
  for (const link of document.querySelectorAll(
    '.site-header .tools > a:is(.only-signed-out, .only-signed-in)',
  ))
    link.remove();
}
