import type Toaster from '#ui/Toaster.tsx';
import { useLoaded } from './use-loaded.ts';

const loadToaster = () => import('#ui/Toaster.tsx').then((module) => module.default);

/** Loads the toaster with the first toast. When that fails nothing is lost: the page says the same. */
export function ToastArea(props: Parameters<typeof Toaster>[0]) {
  const { part: Loaded } = useLoaded(props.toast !== null, loadToaster);
  return Loaded && <Loaded {...props} />;
}
