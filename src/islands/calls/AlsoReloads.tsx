import { useMemo, type ReactNode } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import { FormKitContext, useFormKit, type FormKit } from '#ui/form/form-kit.ts';

interface AlsoReloadsProps {
  readonly calls: readonly ApiCall[];
  readonly children: ReactNode;
}

/** Whatever is written below changes what these calls show, too: a paper or a court matter belongs to its case. */
export function AlsoReloads({ calls, children }: AlsoReloadsProps) {
  const kit = useFormKit();
  const wider = useMemo(
    (): FormKit => ({
      ...kit,
      send: (call, input, alsoReloads) => kit.send(call, input, [...alsoReloads, ...calls]),
    }),
    [kit, calls],
  );
  return <FormKitContext value={wider}>{children}</FormKitContext>;
}
