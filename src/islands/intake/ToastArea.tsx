import { useStore } from '@nanostores/react';
import { useEffect, useState, type ComponentType } from 'react';
import { $toast, dismissToast } from '#browser/toasts.ts';
import type Toaster from '#ui/Toaster.tsx';

type ToasterProps = Parameters<typeof Toaster>[0];

/** Loads the toaster with the first toast. When that fails nothing is lost: the page says the same. */
export function ToastArea({ words }: Pick<ToasterProps, 'words'>) {
  const toast = useStore($toast);
  const [Loaded, setLoaded] = useState<ComponentType<ToasterProps> | null>(null);
  const wanted = toast !== null;
  useEffect(() => {
    if (wanted && !Loaded)
      import('#ui/Toaster.tsx').then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
  }, [wanted, Loaded]);
  return Loaded && <Loaded toast={toast} onDismiss={dismissToast} words={words} />;
}
