interface ImportMetaEnv {
  /** Where Novi is. */
  readonly VITE_APP_URL: string;
}
