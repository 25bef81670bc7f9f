// English texts of updates.

export const en = {
  check: 'Check for updates…',
  ask: 'Open the release page?',
  askText: (current: string) =>
    `You have version ${current}. Cantina does not look for updates itself and does not use the internet. It opens this page in your browser:`,
  open: 'Open page',
  noPage: 'This build of Cantina has no release page. Ask where you got it for newer versions.',
  notOpened: (page: string) => `No browser could be opened. Open this address yourself: ${page}`,
  title: {
    valid: 'The package is genuine',
    changed: 'Do not install this package',
    otherKey: 'Do not install this package',
    unreadableSignature: 'The package could not be checked',
    noSignature: 'The package could not be checked',
    noPackage: 'The package could not be checked',
    noKey: 'The package could not be checked',
  },
  text: {
    valid: 'It was signed by the developers of Cantina and has not been changed since.',
    changed:
      'Its content does not match its signature: it was changed after it was signed, or the download is incomplete. Delete both files and download them again from the release page.',
    otherKey:
      'It was not signed by the developers of Cantina. Delete it, and download Cantina from the release page only.',
    unreadableSignature: 'The signature file is damaged, or is not one. Download the file that ends in .minisig again.',
    noSignature:
      'A package is checked with its signature. Download the file with the same name and the ending .minisig too, and drop both on the window together.',
    noPackage: 'This is only a signature. Drop it on the window together with its package.',
    noKey:
      'This build of Cantina has no key to check packages with. Compare the file with SHA256SUMS on the page you got it from.',
  },
  name: 'Name',
  version: 'Version',
  megabytes: 'Size in MB',
  order: {
    newer: (current: string) =>
      `You have version ${current}. To update, make a backup, close Cantina, and open the package.`,
    same: (current: string) => `You already have version ${current}.`,
    older: (current: string) =>
      `It is older than your version ${current}. An older version may not be able to open your data.`,
  },
  tooLarge: (name: string) => `${name} is larger than 64 MB, the maximum for a package.`,
  tooLargeWay: 'Drop the package and its .minisig file as they were downloaded.',
} as const;
