// Shows the floating button once the visitor is more than 800 px down. It stays away where it would cover what it leads
// to: the ways to choose a price, the form, and the end of the page; on phones also the quiz and the questions, whose
// lines are as wide as the screen.
const button = document.querySelector<HTMLElement>('.floating-start');
if (button) {
  const covered = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      button.toggleAttribute('data-shown', covered.size === 0);
    },
    // The strip at the lower edge of the screen, where the button is; the mark is longer by what lies above it.
    { rootMargin: '-86% 0px 0px' },
  );
  const phone = innerWidth < 768 ? ',#eligibility-quiz,#faq' : '';
  for (const element of document.querySelectorAll(
    `.floating-mark,#pricing [data-package],#contact,.site-footer${phone}`,
  ))
    watch.observe(element);
}
