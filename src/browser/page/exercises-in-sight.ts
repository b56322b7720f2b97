// Most readers of a lesson read first: the script of its exercises comes when the first of them is nearly in sight.
const near = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting))
      import('#browser/page/exercises.ts').then(
        () => near.disconnect(),
        // Without a connection. They are readable as they stand, and the page asks again when it is next loaded.
        () => undefined,
      );
  },
  { rootMargin: '60%' },
);
for (const exercise of document.querySelectorAll('[data-exercise]')) near.observe(exercise);

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-print-page]')) print();
});
