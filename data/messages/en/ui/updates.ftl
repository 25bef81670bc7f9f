### Texts of updates.

check = Check for updates…
ask = Open the release page?
askText = You have version { $current }. Cantina does not look for updates itself and does not use the internet. It opens this page in your browser:
open = Open page
noPage = This build of Cantina has no release page. Ask where you got it for newer versions.
notOpened = No browser could be opened. Open this address yourself: { $page }

title-valid = The package is genuine
title-changed = Do not install this package
title-otherKey = Do not install this package
title-unreadableSignature = The package could not be checked
title-noSignature = The package could not be checked
title-noPackage = The package could not be checked
title-noKey = The package could not be checked

text-valid = It was signed by the developers of Cantina and has not been changed since.
text-changed = Its content does not match its signature: it was changed after it was signed, or the download is incomplete. Delete both files and download them again from the release page.
text-otherKey = It was not signed by the developers of Cantina. Delete it, and download Cantina from the release page only.
text-unreadableSignature = The signature file is damaged, or is not one. Download the file that ends in .minisig again.
text-noSignature = A package is checked with its signature. Download the file with the same name and the ending .minisig too, and drop both on the window together.
text-noPackage = This is only a signature. Drop it on the window together with its package.
text-noKey = This build of Cantina has no key to check packages with. Compare the file with SHA256SUMS on the page you got it from.

name = Name
version = Version
megabytes = Size in MB

order-newer = You have version { $current }. To update, make a backup, close Cantina, and open the package.
order-same = You already have version { $current }.
order-older = It is older than your version { $current }. An older version may not be able to open your data.

tooLarge = { $name } is larger than 64 MB, the maximum for a package.
tooLargeWay = Drop the package and its .minisig file as they were downloaded.
