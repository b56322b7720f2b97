/** What stands in the place of a part until it has come. Printing waits for it (`use-whole-page.ts`). */
export function Loading({ children }: { readonly children: string }) {
  return (
    <p className="quiet" data-loading="">
      {children}
    </p>
  );
}
