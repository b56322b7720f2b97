// Most people read a lesson first, so the script of its exercises loads when the first of them is nearly in sight.
const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting))
      import('#browser/page/exercises.ts').then(
        () => near.disconnect(),
        // No connection. The exercises can be read without it, and the next load of the page tries again.
        () => undefined,
      );
  },
  { rootMargin: '60%' },
);
for (const exercise of document.querySelectorAll('[data-exercise]')) near.observe(exercise);

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-print-page]')) print();
});
