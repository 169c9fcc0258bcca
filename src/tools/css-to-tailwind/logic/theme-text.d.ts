/** A stylesheet as text: the bundler's way. */
declare module "*.css?raw" {
  const text: string;
  export default text;
}
