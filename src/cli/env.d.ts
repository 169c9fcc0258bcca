interface ImportMetaEnv {
  /** The version in package.json, written in by scripts/build-cli.mjs. */
  readonly TABKIT_VERSION: string;
}
