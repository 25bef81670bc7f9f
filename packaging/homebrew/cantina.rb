# Written by `cargo xtask identity` from packaging/description.toml.
cask "cantina" do
  version "0.2.0"
  sha256 "{SHA256 Cantina_0.2.0_aarch64.dmg}"

  url "https://example.com/cantina/releases/download/v#{version}/Cantina_#{version}_aarch64.dmg"
  name "Cantina"
  desc "Run Star Wars: Unlimited events, draft, build decks and play, offline"
  homepage "https://example.com/cantina"

  depends_on arch: :arm64
  depends_on macos: ">= :monterey"

  app "Cantina.app"

  zap trash: "~/Library/Saved Application State/com.example.Cantina.savedState"
end
