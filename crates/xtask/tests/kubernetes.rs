//! The manifests in `deploy/kubernetes`: everything that they refer to exists, and nodes stop and
//! start as the guide says.

use std::fs;
use std::process::{Command, Output};

use crate::deploy::{check_command, has_yaml, read, root, skip};

pub const MANIFESTS: [&str; 2] = ["deploy/kubernetes/highball.yaml", "deploy/kubernetes/workers.yaml"];

/// Checks both files together, and prints the commands of the containers that run Highball.
const CHECK: &str = r##"
import sys, yaml
KINDS = {"ConfigMap": "v1", "Service": "v1", "Deployment": "apps/v1", "PodDisruptionBudget": "policy/v1",
         "Ingress": "networking.k8s.io/v1", "NetworkPolicy": "networking.k8s.io/v1", "HorizontalPodAutoscaler": "autoscaling/v2"}
texts = [open(file).read() for file in sys.argv[1:]]
objects = [one for text in texts for one in yaml.safe_load_all(text)]
by_name = {(one["kind"], one["metadata"]["name"]): one for one in objects}
assert len(by_name) == len(objects), "two objects have the same name"
for one in objects:
    assert one["apiVersion"] == KINDS[one["kind"]], one["kind"]

deployments = [one for one in objects if one["kind"] == "Deployment"]
labels = [one["spec"]["template"]["metadata"]["labels"] for one in deployments]
def selects(selector):
    found = [one for one, own in zip(deployments, labels) if selector.items() <= own.items()]
    assert len(found) == 1, selector
    return found[0]["spec"]["template"]["spec"]["containers"][0]

images = set()
for one in deployments:
    pod = one["spec"]["template"]["spec"]
    assert selects(one["spec"]["selector"]["matchLabels"]) is pod["containers"][0]
    assert pod["securityContext"]["runAsNonRoot"] and pod["automountServiceAccountToken"] is False
    for container in pod["containers"]:
        security = container["securityContext"]
        assert security["readOnlyRootFilesystem"] and security["capabilities"]["drop"] == ["ALL"]
        assert not security["allowPrivilegeEscalation"] and container["resources"]["limits"]["memory"]
        ports = {port["name"] for port in container.get("ports", [])}
        probes = {kind: container[kind]["httpGet"] for kind in container if kind.endswith("Probe")}
        assert {probe["port"] for probe in probes.values()} <= ports, probes
        for source in container.get("envFrom", []):
            settings = by_name["ConfigMap", source["configMapRef"]["name"]]["data"]
            assert all(isinstance(value, str) for value in settings.values()), settings
        mounts = {mount["name"]: mount["mountPath"] for mount in container.get("volumeMounts", [])}
        assert set(mounts) == {volume["name"] for volume in pod.get("volumes", [])}, mounts
        if "/highball:" in container["image"]:
            images.add(container["image"])
            print(*container["args"])
        if container["args"][0] != "serve":
            continue
        # Secrets are files of the mounted secret that the first lines create.
        for key, value in settings.items():
            if key.endswith("_FILE"):
                folder, name = value.rsplit("/", 1)
                assert folder in mounts.values() and f"--from-file={name}" in texts[0], value
        assert f"secret generic {pod['volumes'][0]['secret']['secretName']} " in texts[0]
        for key, port in (("HIGHBALL_LISTEN", "http"), ("HIGHBALL_METRICS_LISTEN", "metrics")):
            assert {"name": port, "containerPort": int(settings[key].rsplit(":")[-1])} in container["ports"], key
        assert probes["readinessProbe"]["path"] == "/health/ready"
        assert probes["livenessProbe"]["path"] == probes["startupProbe"]["path"] == "/health/live"
        pause = container["lifecycle"]["preStop"]["sleep"]["seconds"]
        assert pause >= 15 and pod["terminationGracePeriodSeconds"] >= pause + 10, pause
        assert one["spec"]["replicas"] > 1 and one["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
        rules = by_name["Ingress", "highball"]["spec"]
        assert settings["HIGHBALL_PUBLIC_URL"] == "https://" + rules["rules"][0]["host"] == "https://" + rules["tls"][0]["hosts"][0]
assert len(images) == 1, images

for one in objects:
    spec = one.get("spec", {})
    if one["kind"] == "Service":
        ports = {port["name"] for port in selects(spec["selector"])["ports"]}
        assert {port["targetPort"] for port in spec["ports"]} <= ports, spec
    elif one["kind"] == "PodDisruptionBudget":
        assert selects(spec["selector"]["matchLabels"])["args"] == ["serve"] and spec["maxUnavailable"] == 1
    elif one["kind"] == "NetworkPolicy":
        assert selects(spec["podSelector"]["matchLabels"])["name"] == "nats"
    elif one["kind"] == "HorizontalPodAutoscaler":
        container = by_name["Deployment", spec["scaleTargetRef"]["name"]]["spec"]["template"]["spec"]["containers"][0]
        assert container["args"][0] == "think" and container["resources"]["requests"]["cpu"]
    elif one["kind"] == "Ingress":
        backend = spec["rules"][0]["http"]["paths"][0]["backend"]["service"]
        service = by_name["Service", backend["name"]]["spec"]
        assert backend["port"]["name"] in {port["name"] for port in service["ports"]}
bus = next(entry["value"] for entry in by_name["Deployment", "worker"]["spec"]["template"]["spec"]["containers"][0]["env"]
           if entry["name"] == "HIGHBALL_BUS")
assert f"# HIGHBALL_BUS: {bus}\n" in texts[0], "the nodes use another bus"
assert ("Service", bus.split("//")[1].split(":")[0]) in by_name, bus
"##;

fn check(files: &[String; 2]) -> Output {
    Command::new("python3").args(["-c", CHECK]).args(files).output().expect("it runs")
}

#[test]
fn kubernetes_manifests_are_consistent() {
    if !has_yaml() {
        return skip("the manifests, which need Python with PyYAML");
    }
    let files = MANIFESTS.map(|file| root().join(file).display().to_string());
    let output = check(&files);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let commands = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(commands.contains("serve") && commands.contains("think"), "{commands}");
    commands.lines().for_each(|command| check_command("deploy/kubernetes", command));
    let wrong = std::env::temp_dir().join(format!("highball-manifest-{}.yaml", std::process::id()));
    for (at, right, planted) in [
        (0, "seconds: 15", "seconds: 5"),
        (0, "path: /health/ready", "path: /health"),
        (0, "containerPort: 7878", "containerPort: 7879"),
        (0, "highball/database", "highball/postgres"),
        (0, "selector: { app: highball, role: node }", "selector: { app: highball, role: nodes }"),
        (1, "cpu: \"2\", ", ""),
        (1, "nats://nats:4222", "nats://bus:4222"),
        (1, "name: worker }", "name: workers }"),
    ] {
        let text = read(MANIFESTS[at]);
        assert!(text.contains(right), "{right}");
        fs::write(&wrong, text.replacen(right, planted, 1)).expect("a file");
        let mut files = files.clone();
        files[at] = wrong.display().to_string();
        assert!(!check(&files).status.success(), "{planted} is found");
    }
    let _ = fs::remove_file(wrong);
}
