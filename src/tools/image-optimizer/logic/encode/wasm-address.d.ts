// The build emits the file under a name of its own; this is its address.
declare module "*.wasm?url" {
  const address: string;
  export default address;
}
