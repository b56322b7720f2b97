// Shows the floating button once the visitor is more than 800 px down, and hides it beside the prices, the forms
// and the end of the page, where it would cover the very thing it leads to.
const button = document.querySelector<HTMLElement>('.floating-start');
const mark = document.querySelector('.floating-mark');
if (button && mark) {
  const covered = new Set<Element>();
  const show = () => button.toggleAttribute('data-shown', covered.size === 0);
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries)
      if (entry.isIntersecting) covered.add(entry.target);
      else covered.delete(entry.target);
    show();
  });
  for (const element of [
    mark,
    ...document.querySelectorAll('#pricing, #eligibility-quiz, #contact, .site-footer'),
  ])
    watch.observe(element);
}
