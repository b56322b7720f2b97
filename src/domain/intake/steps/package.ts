import { packageIds } from '../../packages/catalogue.ts';
import { oneOf } from '../choice.ts';

/** Step 5: the package. Its price is the server's business, never the form's. */
export function packageShape() {
  return { selectedServicePackage: oneOf(packageIds, 'package.required') };
}
