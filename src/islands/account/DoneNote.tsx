/** What was done, in words. In the page before there is anything to say, so that screen readers hear it. */
export function DoneNote({ children }: { readonly children: string }) {
  return (
    <p className="font-strong text-good empty:hidden" role="status">
      {children}
    </p>
  );
}
