import { Suspense, useEffect, useState } from 'react';
import { isSharedDevice } from '#browser/shared-device.ts';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import type { SharedDeviceProps } from './SharedDeviceClock.tsx';

/** Loaded on shared devices alone. */
const SharedDeviceClock = lazyWithFallback(() => import('./SharedDeviceClock.tsx'));

export default function SharedDevice(props: SharedDeviceProps) {
  const [isShared, setShared] = useState(false);
  useEffect(() => setShared(isSharedDevice()), []);
  return (
    isShared && (
      <Suspense>
        <SharedDeviceClock {...props} />
      </Suspense>
    )
  );
}
