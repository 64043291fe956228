/** A program that the bundler leaves to workerd. */
declare module "*.wasm" {
  const program: WebAssembly.Module;
  export default program;
}
