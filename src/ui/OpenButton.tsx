import { useEffect, useRef, type ComponentProps } from 'react';

interface OpenButtonProps extends ComponentProps<'button'> {
  /** What it opens stood in its place and was left: the focus comes back here. */
  readonly isBack: boolean;
}

/** A button that gives its place to what it opens. */
export function OpenButton({ isBack, ...button }: OpenButtonProps) {
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) box.current?.focus();
  }, [isBack]);
  return <button {...button} type="button" ref={box} />;
}
