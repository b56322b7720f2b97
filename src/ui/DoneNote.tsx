/** Confirms what was done. It is in the page while still empty, or screen readers might miss the first text. */
export function DoneNote({ children }: { readonly children: string }) {
  return (
    <p className="font-strong text-good empty:hidden" role="status">
      {children}
    </p>
  );
}
