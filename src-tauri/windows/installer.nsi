; The installer for Windows. `cargo xtask windows` passes VERSION, PROGRAMS (the folder with the files to install),
; INSTALLER (the file to write) and, if there is one, BOOTSTRAPPER (Microsoft's installer of WebView2).
;
; It installs for one user without administrator rights, or for all users with them. Only then can it add the firewall
; rule. The uninstaller leaves the user's data.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
!include MUI2.nsh
!include x64.nsh
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_INSTDIR "Cantina"
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include WinVer.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cantina"
!define RULE "Cantina (phones)"
; The version of WebView2, as Microsoft documents it for every machine and for one user.
!define WEBVIEW2 "Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
!define WEBVIEW2_PAGE "https://developer.microsoft.com/microsoft-edge/webview2/"

Name "Cantina"
OutFile "${INSTALLER}"
BrandingText "Cantina ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Cantina"
VIAddVersionKey FileDescription "Installs Cantina ${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Cantina developers, MIT licence"

!define MUI_ICON "${PROGRAMS}/cantina.ico"
!define MUI_UNICON "${PROGRAMS}/cantina.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cantina-desktop.exe"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German

LangString NeedsWebView ${LANG_ENGLISH} "The window of Cantina needs WebView2 by Microsoft, which is not on this computer. The command line works without it. Open the page where it can be downloaded?"
LangString NeedsWebView ${LANG_GERMAN} "Das Fenster von Cantina braucht WebView2 von Microsoft, das auf diesem Computer fehlt. Die Befehlszeile geht auch ohne. Die Seite öffnen, von der es geladen werden kann?"
LangString IsOpen ${LANG_ENGLISH} "Cantina is open. Close it, then try again."
LangString IsOpen ${LANG_GERMAN} "Cantina ist geöffnet. Schließe es und versuche es dann noch einmal."
LangString Needs64 ${LANG_ENGLISH} "Cantina needs a 64-bit Windows, version 10 or later."
LangString Needs64 ${LANG_GERMAN} "Cantina braucht ein 64-Bit-Windows ab Version 10."
LangString EventType ${LANG_ENGLISH} "Cantina event"
LangString EventType ${LANG_GERMAN} "Cantina-Event"

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(Needs64)" /SD IDOK
    SetErrorLevel 2
    Abort
  ${EndIf}
  SetRegView 64
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Windows does not let a running program be replaced. Rejects the step, instead of installing a part.
!macro RejectWhileOpen FUNCTION_PREFIX
Function ${FUNCTION_PREFIX}RejectWhileOpen
  again:
  IfFileExists "$INSTDIR\cantina-desktop.exe" 0 done
  ClearErrors
  FileOpen $0 "$INSTDIR\cantina-desktop.exe" a
  IfErrors 0 closed
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 3
  Quit
  closed:
  FileClose $0
  done:
FunctionEnd
!macroend
!insertmacro RejectWhileOpen ""
!insertmacro RejectWhileOpen "un."

Section "Cantina"
  Call RejectWhileOpen
  SetOutPath $INSTDIR
  File "${PROGRAMS}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Cantina.lnk" "$INSTDIR\cantina-desktop.exe" "" "$INSTDIR\cantina.ico"

  WriteRegStr SHCTX "${KEY}" DisplayName "Cantina"
  WriteRegStr SHCTX "${KEY}" DisplayVersion "${VERSION}"
  WriteRegStr SHCTX "${KEY}" DisplayIcon "$INSTDIR\cantina.ico"
  WriteRegStr SHCTX "${KEY}" Publisher "The Cantina developers"
  WriteRegStr SHCTX "${KEY}" InstallLocation "$INSTDIR"
  WriteRegStr SHCTX "${KEY}" UninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${KEY}" NoModify 1
  WriteRegDWORD SHCTX "${KEY}" NoRepair 1

  WriteRegStr SHCTX "Software\Classes\.cantina" "" "Cantina.Event"
  WriteRegStr SHCTX "Software\Classes\Cantina.Event" "" "$(EventType)"
  WriteRegStr SHCTX "Software\Classes\Cantina.Event\DefaultIcon" "" "$INSTDIR\cantina.ico"
  WriteRegStr SHCTX "Software\Classes\Cantina.Event\shell\open\command" "" '"$INSTDIR\cantina-desktop.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\cantina" "" "URL:Cantina"
  WriteRegStr SHCTX "Software\Classes\cantina" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\cantina\shell\open\command" "" '"$INSTDIR\cantina-desktop.exe" "%1"'

  ; Phones reach the program on private networks only. Without administrator rights, Windows asks the first time.
  ${If} $MultiUser.InstallMode == AllUsers
    ${For} $R0 1 2
      StrCpy $1 "cantina.exe"
      ${If} $R0 == 2
        StrCpy $1 "cantina-desktop.exe"
      ${EndIf}
      nsExec::Exec 'netsh advfirewall firewall add rule name="${RULE}" dir=in action=allow program="$INSTDIR\$1" profile=private enable=yes'
      Pop $0
    ${Next}
  ${EndIf}

  ReadRegStr $0 HKLM "SOFTWARE\WOW6432Node\${WEBVIEW2}" pv
  ${If} $0 == ""
    ReadRegStr $0 HKCU "Software\${WEBVIEW2}" pv
  ${EndIf}
  ${If} $0 == ""
    !ifdef BOOTSTRAPPER
      File "/oname=$PLUGINSDIR\webview2.exe" "${BOOTSTRAPPER}"
      ExecWait '"$PLUGINSDIR\webview2.exe" /silent /install' $0
    !else
      MessageBox MB_YESNO|MB_ICONINFORMATION "$(NeedsWebView)" /SD IDNO IDNO later
      ExecShell open "${WEBVIEW2_PAGE}"
      later:
    !endif
  ${EndIf}
SectionEnd

Section Uninstall
  Call un.RejectWhileOpen
  ${If} $MultiUser.InstallMode == AllUsers
    nsExec::Exec 'netsh advfirewall firewall delete rule name="${RULE}"'
    Pop $0
  ${EndIf}
  Delete "$SMPROGRAMS\Cantina.lnk"
  DeleteRegKey SHCTX "Software\Classes\Cantina.Event"
  DeleteRegKey SHCTX "Software\Classes\.cantina"
  DeleteRegKey SHCTX "Software\Classes\cantina"
  DeleteRegKey SHCTX "${KEY}"
  ; Only the files of the installer: the folder may contain others.
  Delete "$INSTDIR\cantina.exe"
  Delete "$INSTDIR\cantina-desktop.exe"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\cantina.ico"
  Delete "$INSTDIR\licences-of-others.txt"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\SECURITY.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir $INSTDIR
SectionEnd
