export * from '#ui/form/write-key.ts';
