/// <reference types="vite/types/importMeta.d.ts" />
/** What Vite lets us import besides code. */
declare module '*.css';
