// Shows the floating button once the visitor is more than 800 px down. It stays away where it would cover what it leads
// to: the buttons of the prices, the form, and the end of the page; on phones also the questions of the quiz.
const button = document.querySelector<HTMLElement>('.floating-start');
const mark = document.querySelector('.floating-mark');
if (button && mark) {
  const covered = new Set<Element>();
  const onEntries: IntersectionObserverCallback = (entries) => {
    for (const entry of entries)
      if (entry.isIntersecting) covered.add(entry.target);
      else covered.delete(entry.target);
    button.toggleAttribute('data-shown', covered.size === 0);
  };
  new IntersectionObserver(onEntries).observe(mark);
  // Only what stands in the strip where the button is, at the lower edge of the screen.
  const strip = new IntersectionObserver(onEntries, { rootMargin: '-86% 0px 0px 0px' });
  const isPhone = matchMedia('(width < 48rem)').matches;
  const kept = ['#pricing .button', '#contact', '.site-footer', ...(isPhone ? ['#eligibility-quiz'] : [])];
  for (const element of document.querySelectorAll(kept.join())) strip.observe(element);
}
