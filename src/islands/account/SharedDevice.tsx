import { lazy, Suspense, useEffect, useState } from 'react';
import { deviceKey } from '#browser/page/keys.ts';
import { readSession } from '#browser/storage.ts';
import type { SharedDeviceProps } from './SharedDeviceClock.tsx';

/** Loaded on shared devices alone. */
const SharedDeviceClock = lazy(() => import('./SharedDeviceClock.tsx'));

export default function SharedDevice(props: SharedDeviceProps) {
  const [isShared, setShared] = useState(false);
  useEffect(() => setShared(readSession(deviceKey) === 'public'), []);
  return (
    isShared && (
      <Suspense>
        <SharedDeviceClock {...props} />
      </Suspense>
    )
  );
}
