/** What Vite lets us import besides code. */
declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
