// Puts what waits in a template into the page once its surroundings are in sight: scripts of a form that most people
// pass by. Until then no browser renders it, and nothing in it runs or loads. A template may ask for room:
// data-in-sight="(min-width: 58rem)".
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      for (const { content } of target.querySelectorAll('template')) target.append(content);
      // Scripts that do not come leave the other way open: words without a form, or a link to its page.
      const tell = () =>
        target.closest('main')?.toggleAttribute('data-asleep', !target.querySelector('[data-awake]'));
      setTimeout(tell, 5_000);
    }
  },
  // A strip of it at the lower edge of a phone is not yet a reason to fetch React.
  { rootMargin: '0px 0px -20%' },
);
for (const { dataset, parentElement } of document.querySelectorAll<HTMLElement>('[data-in-sight]'))
  if (parentElement && matchMedia(dataset.inSight || 'all').matches) near.observe(parentElement);
