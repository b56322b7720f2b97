export { lazyWithFallback as late } from './lazy-with-fallback.tsx';
